import type { PrintRecord } from "#domain/applications/print-record.ts"

import { FactList } from "./fact-list.tsx"
import type { SheetMessages } from "./messages.en.ts"
import { SheetSection } from "./section.tsx"

export function BankDetails({ record, words }: { record: PrintRecord; words: SheetMessages }) {
  const labels = words.bank
  return (
    <SheetSection heading={labels.heading}>
      <FactList
        empty={words.notApplicable}
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
