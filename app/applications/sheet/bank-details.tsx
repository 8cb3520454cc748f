import type { PrintRecord } from "#domain/applications/print-record.ts"

import { Facts } from "./fact-list.tsx"
import type { SheetWords } from "./messages.en.ts"
import { Section } from "./section.tsx"

export function BankDetails({ record, words }: { record: PrintRecord; words: SheetWords }) {
  const labels = words.bank
  return (
    <Section heading={labels.heading}>
      <Facts
        empty={words.notApplicable}
        facts={[
          { label: labels.name, value: record.bank_name },
          { label: labels.branch, value: record.bank_branch },
          { label: labels.account, value: record.bank_account },
          { label: labels.ifsc, value: record.bank_isfsc },
        ]}
      />
    </Section>
  )
}
