/** The field's text with the sentences that were ticked, in the place of those that were ticked before. */
export const replaceSentences = (typed: string, before: string, after: string) => {
  if (before !== "" && typed.includes(before)) return typed.replace(before, () => after).trim()
  return [typed.trim(), after].filter(Boolean).join(" ")
}
