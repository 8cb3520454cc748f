import type { SheetMessages } from "./messages.en.ts"
import { SheetSection } from "./section.tsx"

import styles from "./documents.module.css"

const documents = ["highSchool", "intermediate", "residence", "aadhaar", "caste", "income"] as const

/** The list of documents, each with a box that the clerk ticks at the counter. */
export function Documents({ words }: { words: SheetMessages }) {
  return (
    <SheetSection heading={words.documents.heading}>
      <ul className={styles.documents}>
        {documents.map((document) => (
          <li key={document}>{words.documents[document]}</li>
        ))}
      </ul>
    </SheetSection>
  )
}
