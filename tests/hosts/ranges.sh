seq 0 63 | parallel --joblog ranges.log --resume-failed \
    'nimbook sheet friday.yaml --range $(({} * 1000))..$(({} * 1000 + 999)) --out - > {}.jsonl' &&
    seq -f %g.jsonl 0 63 | xargs cat > sheets.jsonl
