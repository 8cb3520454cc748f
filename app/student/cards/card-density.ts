/** The texts of one side of the card. The back has no head and no signatures. */
export interface CardSide {
  facts: readonly (readonly [label: string, text: string])[]
  head?: { name: string; affiliation: string }
  signatures?: readonly string[]
  foot: string
}

interface Size {
  density: "usual" | "dense" | "densest" | "smallest"
  /** Size of the letters in millimetres: keep in sync with identity-card.module.css. */
  letter: number
  name: number
  small: number
  foot: number
  /** Space between the facts in millimetres. */
  gap: number
  /** Characters that safely fit on a line beside the photo or QR code. */
  letters: number
}

export const sizes: readonly Size[] = [
  { density: "usual", letter: 2.6, name: 3.1, small: 1.9, foot: 2.1, gap: 0.4, letters: 22 },
  { density: "dense", letter: 2.1, name: 2.7, small: 1.9, foot: 2.1, gap: 0.4, letters: 29 },
  { density: "densest", letter: 1.7, name: 2.3, small: 1.6, foot: 1.7, gap: 0, letters: 36 },
  { density: "smallest", letter: 1.4, name: 2, small: 1.4, foot: 1.4, gap: 0, letters: 46 },
]

/** Inside its borders, in millimetres. */
const cardHeight = 53.5
const photoHeight = 23

/** Widths in millimetres, and of an average letter in em: bold in the name. */
const widths = { head: 70, signature: 33, foot: 80 }
const em = { bold: 0.58, regular: 0.5 }

const linesOf = (text: string, letters: number) => Math.max(1, Math.ceil(text.length / letters))

const headHeight = ({ name, affiliation }: NonNullable<CardSide["head"]>, size: Size) => {
  const names = linesOf(name, widths.head / (size.name * em.bold))
  const affiliations = linesOf(affiliation, widths.head / (size.small * em.regular))
  return 2.9 + Math.max(8.5, names * size.name * 1.3 + affiliations * size.small * 1.35)
}

const bodyHeight = ({ facts }: CardSide, { letters, letter, gap }: Size) => {
  const lines = facts.reduce((sum, [, text]) => sum + linesOf(text, letters), 0)
  return 1.5 + Math.max(photoHeight, lines * letter * 1.35 + (facts.length - 1) * gap)
}

const signaturesHeight = (signatures: readonly string[], { small }: Size) => {
  const letters = widths.signature / (small * em.regular)
  return 1.3 + Math.max(...signatures.map((text) => linesOf(text, letters))) * small * 1.35
}

const heightOf = (side: CardSide, size: Size) =>
  (side.head ? headHeight(side.head, size) : 0) +
  bodyHeight(side, size) +
  (side.signatures ? signaturesHeight(side.signatures, size) : 0) +
  1.6 +
  linesOf(side.foot, widths.foot / (size.foot * em.regular)) * size.foot * 1.35

/** The largest letters with which nothing is cut on a card of 85.6 x 54 mm. */
export const densityOf = (side: CardSide) =>
  sizes.find((size) => heightOf(side, size) <= cardHeight)?.density ?? "smallest"
