import type { PrintRecord } from "#domain/applications/print-record.ts"

import { FactList } from "./fact-list.tsx"
import { formatChoice } from "./format-values.ts"
import type { SheetMessages } from "./messages.en.ts"
import { SheetSection } from "./section.tsx"

/** Nationality defaults to Indian; other empty values show N/A (specification 7.2). */
export function MoreDetails({ record, words }: { record: PrintRecord; words: SheetMessages }) {
  const labels = words.more
  const yesNo = (value: 0 | 1) => (value === 1 ? words.yes : words.no)
  return (
    <SheetSection heading={labels.heading}>
      <FactList
        empty={words.notApplicable}
        facts={[
          {
            label: labels.nationality,
            value: formatChoice(words.nationality, record.nationality || "Indian"),
          },
          { label: labels.minority, value: yesNo(record.is_minority) },
          { label: labels.scholarship, value: yesNo(record.has_scholarship) },
          { label: labels.residence, value: yesNo(record.is_upresidence) },
          { label: labels.guardian, value: record.local_guardian },
          { label: labels.guardianContact, value: record.local_guardian_contact },
          { label: labels.guardianAddress, value: record.local_guardian_address, wide: true },
        ]}
      />
    </SheetSection>
  )
}
