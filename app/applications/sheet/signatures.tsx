import { formatMessage } from "#app/format-message.ts"
import type { PrintRecord } from "#domain/applications/print-record.ts"

import type { SheetMessages } from "./messages.en.ts"
import { SheetSection } from "./section.tsx"

import styles from "./signatures.module.css"

const signers = ["date", "guardian", "candidate", "principal", "convenor", "cell"] as const

/** Six signature lines. The uploaded signature is printed above the candidate's line. */
export function Signatures({ record, words }: { record: PrintRecord; words: SheetMessages }) {
  const labels = words.signatures
  return (
    <SheetSection heading={labels.heading}>
      <ul className={styles.signatures}>
        {signers.map((signer) => (
          <li key={signer}>
            <span className={styles.space}>
              {signer === "candidate" && record.signature_file && (
                <img
                  src={`/uploads/${record.signature_file}`}
                  alt={formatMessage(words.applicant.signature, {
                    applicant: record.applicant_name,
                  })}
                  width="189"
                  height="64"
                />
              )}
            </span>
            <span className={styles.signer}>{labels[signer]}</span>
          </li>
        ))}
      </ul>
    </SheetSection>
  )
}
