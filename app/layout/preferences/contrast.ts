/** Named CSS colours used by the site. */
const named: Record<string, string> = { purple: "#800080", orange: "#ffa500" }

/** Linear value from 0 to 1 of one colour channel, given as two hex digits. */
const light = (part: string) => {
  const share = Number.parseInt(part, 16) / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

const luminance = (colour: string) => {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(named[colour] ?? colour)
  if (!hex) throw new Error(`Not a colour: ${colour}`)
  const [, red, green, blue] = hex
  return 0.2126 * light(red!) + 0.7152 * light(green!) + 0.0722 * light(blue!)
}

/** Contrast ratio of two colours, from 1 to 21 (WCAG 2.2). Accepts colours like "#14297a" or "purple". */
export const contrast = (one: string, other: string) => {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter! + 0.05) / (darker! + 0.05)
}
