import type { Language } from "#domain/content/text.ts"
import type { AdmissionSheet } from "#server/features/applications/applications.ts"

import type { SheetMessages } from "../messages.en.ts"
import { SheetSection } from "../section.tsx"
import { CutLine } from "./cut-line.tsx"
import { DepositSlip } from "./deposit-slip.tsx"

import styles from "./deposit-slips.module.css"

/** The labels are binding (specification 7.3). Both pages also print the Hindi label. */
const copies = [
  { en: "STUDENT", hi: "छात्र/छात्रा प्रति" },
  { en: "COLLEGE", hi: "महाविद्यालय प्रति" },
  { en: "BANK", hi: "बैंक प्रति" },
]

interface Props {
  sheet: AdmissionSheet
  words: SheetMessages
  language: Language
}

export function DepositSlips({ sheet, words, language }: Props) {
  return (
    <div className={styles.slips}>
      <SheetSection heading={words.slip.heading}>
        <p className={styles.hint}>{words.slip.copies}</p>
        {copies.map((copy, index) => (
          <div key={copy.en} className={styles.copy}>
            {index > 0 && <CutLine />}
            <DepositSlip copy={copy} sheet={sheet} words={words} language={language} />
          </div>
        ))}
      </SheetSection>
    </div>
  )
}
