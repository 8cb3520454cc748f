const letterOf = (digit: string) => String.fromCharCode(65 + Number.parseInt(digit, 26))

/** Makes names of staff unique without digits: the second Asha is Asha C. */
export const nameOf = (name: string, count: number) =>
  count === 1 ? name : `${name} ${count.toString(26).replaceAll(/./g, letterOf)}`
