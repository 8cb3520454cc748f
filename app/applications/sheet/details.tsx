import type { LaterFact } from "#domain/applications/print-record.ts"
import type { Language } from "#domain/content/languages.ts"

import { formatChoice } from "./format-values.ts"
import { type Fact, FactList, type SheetProps, SheetSection } from "./parts.tsx"

/** The length of a value that half the width of the page holds. */
const maxCharactersOfHalf = 30

/** Two numbers share a line of the page; a sentence has one of its own. */
const factIn = (language: Language, { label, value }: LaterFact): Fact => ({
  label: label[language],
  value: value[language],
  wide: value[language].length > maxCharactersOfHalf,
})

/** Nationality defaults to Indian; other empty values of this part show N/A (specification 7.2). */
export function MoreDetails({ sheet: { record, later }, messages, language }: SheetProps) {
  const labels = messages.more
  const yesNo = (value: 0 | 1) => (value === 1 ? messages.options.yes : messages.options.no)
  const nationality = formatChoice(messages, record.nationality || "Indian")
  return (
    <SheetSection heading={labels.heading} mayBreak={later.length > 0}>
      <FactList
        empty={messages.notApplicable}
        facts={[
          { label: labels.nationality, value: nationality },
          { label: labels.minority, value: yesNo(record.is_minority) },
          { label: labels.scholarship, value: yesNo(record.has_scholarship) },
          { label: labels.residence, value: yesNo(record.is_upresidence) },
          { label: labels.guardian, value: record.local_guardian },
          { label: labels.guardianContact, value: record.local_guardian_contact },
          { label: labels.guardianAddress, value: record.local_guardian_address, wide: true },
          ...later.map((fact) => factIn(language, fact)),
        ]}
      />
    </SheetSection>
  )
}

export function BankDetails({ sheet: { record }, messages }: SheetProps) {
  const labels = messages.bank
  return (
    <SheetSection heading={labels.heading}>
      <FactList
        facts={[
          { label: labels.name, value: record.bank_name },
          { label: labels.branch, value: record.bank_branch },
          { label: labels.account, value: record.bank_account },
          { label: labels.ifsc, value: record.bank_isfsc },
        ]}
      />
    </SheetSection>
  )
}
