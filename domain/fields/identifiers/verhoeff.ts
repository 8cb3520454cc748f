// The dihedral group D5 and its permutation, after J. Verhoeff,
// "Error Detecting Decimal Codes", Mathematical Centre Tract 29, Amsterdam 1969.
const multiply = (a: number, b: number) =>
  a < 5
    ? b < 5
      ? (a + b) % 5
      : 5 + ((a + b) % 5)
    : b < 5
      ? 5 + ((a - b + 5) % 5)
      : (a - b + 5) % 5

const permute = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4]
const permutations = [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]]
for (let i = 1; i < 8; i++) permutations.push(permutations[i - 1]!.map((digit) => permute[digit]!))

const checksum = (digits: string, from: number) =>
  [...digits]
    .toReversed()
    .reduce((sum, digit, i) => multiply(sum, permutations[(i + from) % 8]![Number(digit)]!), 0)

/** Whether the last digit is the Verhoeff check digit of the preceding digits. */
export const hasVerhoeffCheckDigit = (digits: string) => checksum(digits, 0) === 0

/** The Verhoeff check digit to append to `digits`. */
export const verhoeffCheckDigit = (digits: string) => {
  const sum = checksum(digits, 1)
  return String(sum > 0 && sum < 5 ? 5 - sum : sum)
}
