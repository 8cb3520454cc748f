/** The colours of the specification (10.1, 3.14), which a college may replace. */
export const defaultColours = { main: "#14297a", accent: "#b04c0a" }

/** The grounds and the texts of the site (ui/tokens.css). */
const white = "#ffffff"
const paper = "#fffdf8"
const ink = "#1b1b1f"
const black = "#000000"

/** The contrast that text needs (WCAG 2.2, 1.4.3). */
export const neededContrast = 4.5

export const isColour = (text: string) => /^#[0-9a-f]{6}$/.test(text)

type Rgb = [red: number, green: number, blue: number]

const channelsOf = (colour: string) =>
  [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16)) as Rgb

/** Linear value from 0 to 1 of one channel from 0 to 255. */
const linear = (channel: number) =>
  channel <= 10 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4

const luminance = (colour: string) => {
  const [red, green, blue] = channelsOf(colour).map(linear) as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two colours, from 1 to 21 (WCAG 2.2). */
export const contrast = (one: string, other: string) => {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter! + 0.05) / (darker! + 0.05)
}

/** A colour with so much of another one, from 0 to 1, as `color-mix(in srgb, ...)`. */
export const mix = (colour: string, other: string, part: number) => {
  const [own, added] = [channelsOf(colour), channelsOf(other)]
  const hex = own.map((channel, index) =>
    Math.round(channel * (1 - part) + added[index]! * part)
      .toString(16)
      .padStart(2, "0"),
  )
  return `#${hex.join("")}`
}

const leastContrast = (text: string, grounds: readonly string[]) =>
  Math.min(...grounds.map((ground) => contrast(text, ground)))

/** The grounds of the main colour: the navigation and its open entry (app/layout/). */
const groundsOf = (colour: string, text: string) => [colour, mix(colour, text, 0.16)]

/** The text on a main colour: white or dark, whichever can be read better, and its least contrast. */
export const textOn = (colour: string) => {
  const [best] = [white, ink]
    .map((text) => ({ text, ratio: leastContrast(text, groundsOf(colour, text)) }))
    .toSorted((a, b) => b.ratio - a.ratio)
  return best!
}

/** The accent is small text on white and ivory, and a ground of white text. */
const accentRatio = (colour: string) => leastContrast(colour, [white, paper])

export type ColourRole = keyof typeof defaultColours

/** The least contrast of text with a colour in its role. */
export const ratioOf = (role: ColourRole, colour: string) =>
  role === "main" ? textOn(colour).ratio : accentRatio(colour)

const steps = Array.from({ length: 101 }, (_, index) => index / 100)

/** The colour nearest to this one that can be read in its role: darker, or lighter if that is nearer. */
export const nearestReadable = (role: ColourRole, colour: string) => {
  for (const part of steps)
    for (const end of [black, white]) {
      const near = mix(colour, end, part)
      if (ratioOf(role, near) >= neededContrast) return near
    }
  return defaultColours[role]
}

export const isReadable = (role: ColourRole, colour: string) =>
  isColour(colour) && ratioOf(role, colour) >= neededContrast

/** Headings, links and buttons have the main colour, as dark as text on a light ground needs it. */
export const structureOf = (main: string) => {
  const tint = mix(white, main, 0.07)
  const isDark = (colour: string) => leastContrast(colour, [white, paper, tint]) >= neededContrast
  const text = steps.map((part) => mix(main, black, part)).find(isDark)!
  return { text, deep: mix(text, black, 0.3), tint }
}

/**
 * The custom properties of a college's colours, as a style sheet; undefined for the default ones. High contrast and a
 * navigation colour that the visitor chose come first. The college's main colour takes the place of the default one.
 */
export const colourSheet = ({ main, accent }: typeof defaultColours) => {
  const isOwnMain = main !== defaultColours.main
  if (!isOwnMain && accent === defaultColours.accent) return undefined
  const { text, deep, tint } = structureOf(main)
  const colours = [
    ...(isOwnMain ? [`--navy:${text}`, `--navy-deep:${deep}`, `--navy-tint:${tint}`] : []),
    ...(accent === defaultColours.accent ? [] : [`--saffron:${accent}`]),
  ]
  const usual = `:root:not([data-contrast=high])`
  const theme = isOwnMain
    ? `${usual}:not([data-theme]),[data-theme="${defaultColours.main}"][data-theme]{--theme:${main};--on-theme:${textOn(main).text}}`
    : ""
  return `${usual}{${colours.join(";")}}${theme}`
}
