//! Binomial coefficients: how many multisets, lattice paths and boards of chocolate there are.

/// `n` choose `k`; 0 if `n < k`, and `u128::MAX` for that many or more.
pub fn binomial(n: u128, k: u128) -> u128 {
    let few = k.min(n.saturating_sub(k));
    if n < k {
        return 0;
    }
    // One division of 64 bits is many times faster, and enough for the ranges of sheets.
    if let (Ok(n), Ok(few)) = (u64::try_from(n), u64::try_from(few))
        && let Some((above, below)) = (1..=few).try_fold((1_u64, 1_u64), |(above, below), place| {
            Some((above.checked_mul(n - few + place)?, below * place))
        })
    {
        return (above / below).into();
    }
    let mut product: u128 = 1;
    for place in 1..=few {
        // The product is C(n - few + place, place) after each step, so the division is exact.
        match product.checked_mul(n - few + place) {
            Some(next) => product = next / place,
            None => return u128::MAX,
        }
    }
    product
}

#[cfg(test)]
mod tests {
    use super::binomial;

    #[test]
    fn small_large_and_none() {
        // Five Nim heaps up to 63, in any order.
        assert_eq!(binomial(63 + 5, 5), 10_424_128);
        // Around the largest product of 64 bits.
        assert_eq!(binomial(4_294_967_296, 2), 9_223_372_034_707_292_160);
        assert_eq!(binomial(6_074_001_001, 2), 18_446_744_077_037_500_500);
        assert_eq!((binomial(3, 4), binomial(3, 3), binomial(0, 0)), (0, 1, 1));
        assert_eq!(binomial(1 << 64, 40), u128::MAX);
    }
}
