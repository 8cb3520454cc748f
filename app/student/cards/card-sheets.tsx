import { cardsOnSheet } from "#domain/student/card-sheet.ts"
import type { Card } from "#server/features/students/students.ts"

import { CardBack } from "../card/card-back.tsx"
import { CardFront } from "../card/card-front.tsx"
import type { CardProps } from "../card/card-values.ts"

import styles from "./card-sheets.module.css"

const inSheets = (cards: readonly Card[]) =>
  Array.from({ length: Math.ceil(cards.length / cardsOnSheet) }, (_, sheet) =>
    cards.slice(sheet * cardsOnSheet, (sheet + 1) * cardsOnSheet),
  )

/** Ten fronts per sheet, then their backs. Left and right are swapped on the backs for duplex printing. */
export function CardSheets({
  cards,
  ...rest
}: Omit<CardProps, "card"> & { cards: readonly Card[] }) {
  return inSheets(cards).map((sheet) => (
    <div key={sheet[0]!.student.urn}>
      <div className={styles.sheet}>
        {sheet.map((card) => (
          <CardFront key={card.student.urn} card={card} {...rest} />
        ))}
      </div>
      <div className={styles.sheet} data-backs>
        {sheet.map((card) => (
          <CardBack key={card.student.urn} card={card} {...rest} />
        ))}
      </div>
    </div>
  ))
}
