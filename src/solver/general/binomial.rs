//! Binomial coefficients: how many multisets, lattice paths and boards of chocolate there are.

/// `n` choose `k`; 0 if `n < k`, and `u128::MAX` for that many or more.
pub fn binomial(n: u128, k: u128) -> u128 {
    let few = k.min(n.saturating_sub(k));
    if n < k {
        return 0;
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
        assert_eq!((binomial(3, 4), binomial(3, 3), binomial(0, 0)), (0, 1, 1));
        assert_eq!(binomial(1 << 64, 40), u128::MAX);
    }
}
