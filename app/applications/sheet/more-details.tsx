import type { PrintRecord } from "#domain/applications/print-record.ts"

import { Facts } from "./fact-list.tsx"
import { choiceShown } from "./format-values.ts"
import type { SheetWords } from "./messages.en.ts"
import { Section } from "./section.tsx"

/** Nationality defaults to Indian; other empty values show N/A (specification 7.2). */
export function MoreDetails({ record, words }: { record: PrintRecord; words: SheetWords }) {
  const labels = words.more
  const yesNo = (value: 0 | 1) => (value === 1 ? words.yes : words.no)
  return (
    <Section heading={labels.heading}>
      <Facts
        empty={words.notApplicable}
        facts={[
          {
            label: labels.nationality,
            value: choiceShown(words.nationality, record.nationality || "Indian"),
          },
          { label: labels.minority, value: yesNo(record.is_minority) },
          { label: labels.scholarship, value: yesNo(record.has_scholarship) },
          { label: labels.residence, value: yesNo(record.is_upresidence) },
          { label: labels.guardian, value: record.local_guardian },
          { label: labels.guardianContact, value: record.local_guardian_contact },
          { label: labels.guardianAddress, value: record.local_guardian_address, wide: true },
        ]}
      />
    </Section>
  )
}
