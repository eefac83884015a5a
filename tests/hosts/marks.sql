SELECT id, name, sum(points::DECIMAL(9, 2)) AS points, sum("of"::DECIMAL(9, 2)) AS "of"
FROM read_csv('part-*/marks.csv', all_varchar = true) GROUP BY id, name ORDER BY id;
SELECT mistake, count(*) AS times
FROM read_csv('part-*/marks.csv', all_varchar = true) WHERE mistake <> '' GROUP BY mistake ORDER BY times DESC, mistake;
