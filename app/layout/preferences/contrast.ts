/** The CSS colours that are written by name here. */
const named: Record<string, string> = { purple: "#800080", orange: "#ffa500" }

/** The light of one of a colour's three parts, given as two hex digits, on a scale from 0 to 1. */
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

/** How well two colours stand out from each other, from 1 to 21 (WCAG 2.2). Colours like "#14297a" or "purple". */
export const contrast = (one: string, other: string) => {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter! + 0.05) / (darker! + 0.05)
}
