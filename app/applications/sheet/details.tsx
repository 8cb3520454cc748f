import { formatMessage } from "#app/format-message.ts"
import type { PrintRecord } from "#domain/applications/print-record.ts"
import { dayFirst } from "#domain/fields/india-time.ts"

import { formatChoice } from "./format-values.ts"
import type { SheetMessages } from "./messages.en.ts"
import { FactList, SheetSection } from "./parts.tsx"

import styles from "./details.module.css"

/** Nationality defaults to Indian; other empty values show N/A (specification 7.2). */
export function MoreDetails({ record, messages }: Props) {
  const labels = messages.more
  const yesNo = (value: 0 | 1) => (value === 1 ? messages.yes : messages.no)
  return (
    <SheetSection heading={labels.heading}>
      <FactList
        empty={messages.notApplicable}
        facts={[
          {
            label: labels.nationality,
            value: formatChoice(messages.nationality, record.nationality || "Indian"),
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

interface Props {
  record: PrintRecord
  messages: SheetMessages
}

export function ApplicantDetails({ record, messages }: Props) {
  const labels = messages.applicant
  return (
    <SheetSection heading={labels.heading}>
      <div className={styles.applicant}>
        <FactList
          empty={messages.notApplicable}
          facts={[
            { label: labels.name, value: record.applicant_name, wide: true },
            { label: labels.father, value: record.father_name, wide: true },
            { label: labels.mother, value: record.mother_name, wide: true },
            { label: labels.gender, value: formatChoice(messages.gender, String(record.gender)) },
            { label: labels.birth, value: dayFirst(record.dob) },
            { label: labels.religion, value: formatChoice(messages.religion, record.religion) },
            { label: labels.category, value: formatChoice(messages.category, record.category) },
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
function Pictures({ record, messages }: Props) {
  const labels = messages.applicant
  const applicant = record.applicant_name
  return (
    <div className={styles.pictures}>
      {record.image_file ? (
        <img
          className={styles.photo}
          src={`/uploads/${record.image_file}`}
          alt={formatMessage(labels.photo, { applicant })}
          width="132"
          height="170"
        />
      ) : (
        <p className={styles.photo}>{labels.photoMissing}</p>
      )}
      {record.signature_file ? (
        <img
          className={styles.signature}
          src={`/uploads/${record.signature_file}`}
          alt={formatMessage(labels.signature, { applicant })}
          width="189"
          height="64"
        />
      ) : (
        <p className={styles.signature}>{labels.signatureMissing}</p>
      )}
    </div>
  )
}
