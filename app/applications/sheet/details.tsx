import { formatMessage } from "#app/format-message.ts"
import { choices } from "#domain/applications/form/field-types.ts"
import type { PrintRecord } from "#domain/applications/print-record.ts"
import { dayFirst } from "#domain/fields/india-time.ts"

import { formatChoice } from "./format-values.ts"
import type { SheetMessages } from "./messages.en.ts"
import { FactList, SheetSection } from "./parts.tsx"

import styles from "./details.module.css"

interface Props {
  record: PrintRecord
  messages: SheetMessages
}

/** Nationality defaults to Indian; other empty values show N/A (specification 7.2). */
export function MoreDetails({ record, messages }: Props) {
  const labels = messages.more
  const yesNo = (value: 0 | 1) => (value === 1 ? messages.options.yes : messages.options.no)
  const nationality = formatChoice(messages, record.nationality || "Indian")
  return (
    <SheetSection heading={labels.heading}>
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
        ]}
      />
    </SheetSection>
  )
}

export function BankDetails({ record, messages }: Props) {
  const labels = messages.bank
  return (
    <SheetSection heading={labels.heading}>
      <FactList
        empty={messages.notApplicable}
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

export function ApplicantDetails({ record, messages }: Props) {
  const labels = messages.applicant
  const gender = choices.gender[record.gender - 1]!
  return (
    <SheetSection heading={labels.heading}>
      <div className={styles.applicant}>
        <FactList
          empty={messages.notApplicable}
          facts={[
            { label: labels.name, value: record.applicant_name, wide: true },
            { label: labels.father, value: record.father_name, wide: true },
            { label: labels.mother, value: record.mother_name, wide: true },
            { label: labels.gender, value: formatChoice(messages, gender) },
            { label: labels.birth, value: dayFirst(record.dob) },
            { label: labels.religion, value: formatChoice(messages, record.religion) },
            { label: labels.category, value: formatChoice(messages, record.category) },
            { label: labels.subcategory, value: record.subcategory, wide: true },
            { label: labels.aadhaar, value: record.aadhar },
            { label: labels.mobile, value: record.applicant_mobile },
            { label: labels.whatsapp, value: record.whatsapp_number },
            { label: labels.fatherMobile, value: record.father_mobile },
            { label: labels.email, value: record.applicant_email, wide: true },
            { label: labels.urn, value: record.urn, wide: true },
          ]}
        />
        <Pictures record={record} messages={messages} />
      </div>
    </SheetSection>
  )
}

/** Photo 35 x 45 mm, signature 50 x 17 mm. The width and height attributes prevent layout shifts while they load. */
const pictures = [
  { name: "photo", file: "image_file", missing: "photoMissing", width: "132", height: "170" },
  {
    name: "signature",
    file: "signature_file",
    missing: "signatureMissing",
    width: "189",
    height: "64",
  },
] as const

function Pictures({ record, messages }: Props) {
  const labels = messages.applicant
  return (
    <div className={styles.pictures}>
      {pictures.map(({ name, file, missing, ...size }) =>
        record[file] ? (
          <img
            key={name}
            className={styles[name]}
            src={`/uploads/${record[file]}`}
            alt={formatMessage(labels[name], { applicant: record.applicant_name })}
            {...size}
          />
        ) : (
          <p key={name} className={styles[name]}>
            {labels[missing]}
          </p>
        ),
      )}
    </div>
  )
}
