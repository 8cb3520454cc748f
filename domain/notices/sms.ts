/** The longest value of a variable, in characters: DLT refuses a message with a longer one. */
export const maxVariableLength = 30

const variable = /\{#\w+#\}/g

/** How many variables a registered text has. DLT writes them as {#var#}, or with a type, as {#numeric#}. */
export const countVariables = (text: string) => text.match(variable)?.length ?? 0

/** Cuts at a whole letter, so that no vowel sign stands alone, and no character is cut in half. */
const cut = (text: string) => {
  let kept = ""
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (kept.length + segment.length > maxVariableLength) break
    kept += segment
  }
  return kept.trimEnd()
}

/** A value that DLT accepts: one line, without the signs of a variable, at most 30 characters. */
export const fitVariable = (value: string) =>
  cut(
    value
      .normalize("NFC")
      .replaceAll(/[{}#\p{C}\s]+/gu, " ")
      .trim(),
  )

/**
 * A registered text with its values, byte for byte the registered one between them: a network drops a text that differs from its
 * template. Undefined if the number of values is another one.
 */
export const fillTemplate = (text: string, values: readonly string[]) => {
  if (countVariables(text) !== values.length) return undefined
  let index = 0
  return text.replaceAll(variable, () => fitVariable(values[index++]!))
}

/** The GSM 7-bit alphabet (3GPP TS 23.038), and the characters that take two places in it. */
const gsmCharacters = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
)
const gsmExtension = new Set("\f^{}\\[~]|€")

const isGsm = (text: string) =>
  [...text].every((character) => gsmCharacters.has(character) || gsmExtension.has(character))

/** How many segments an SMS has, each of which is paid for. */
export const countSegments = (text: string) => {
  const isPlain = isGsm(text)
  const [alone, joined] = isPlain ? [160, 153] : [70, 67]
  // A pair that takes two places is never cut between two segments.
  const sizes = [...text].map((character) =>
    isPlain ? (gsmExtension.has(character) ? 2 : 1) : character.length,
  )
  const length = sizes.reduce((sum, size) => sum + size, 0)
  if (length <= alone)
    return { encoding: isPlain ? "gsm" : "unicode", length, segments: 1 } as const
  let segments = 1
  let used = 0
  for (const size of sizes) {
    if (used + size > joined) {
      segments += 1
      used = 0
    }
    used += size
  }
  return { encoding: isPlain ? "gsm" : "unicode", length, segments } as const
}
