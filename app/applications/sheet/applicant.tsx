import type { AdditionalFact } from "#domain/applications/additional-facts.ts"
import type { Language } from "#domain/content/languages.ts"
import { formatRupees } from "#domain/fields/format-rupees.ts"
import { genders } from "#domain/fields/genders.ts"
import { dayFirst } from "#domain/fields/india-time.ts"
import { formatMessage } from "#domain/messages/format-message.ts"

import {
  formatChoice,
  type Fact,
  FactList,
  SheetSection,
  type SheetProps,
  SignatureImage,
  unanswered,
} from "./parts.tsx"

import styles from "./applicant.module.css"

/** What the applicant claims. The counter compares each claim with its certificate. */
const claims = ({ sheet: { record }, messages }: SheetProps): Fact[] => {
  const labels = messages.applicant
  const listed = (values: readonly string[]) =>
    values.map((value) => formatChoice(messages, value)).join(", ")
  const income = formatMessage(labels.incomeAndCertificate, {
    income: formatRupees(Number(record.annual_income)),
    certificate: record.income_certificate_no || unanswered,
  })
  return [
    { label: labels.reservation, value: listed(record.horizontal_reservation), wide: true },
    { label: labels.weightage, value: listed(record.weightage), wide: true },
    { label: labels.income, value: income, wide: true },
  ]
}

export function ApplicantDetails(props: SheetProps) {
  const { messages } = props
  const { record } = props.sheet
  const labels = messages.applicant
  const gender = Object.keys(genders)[record.gender - 1]!
  return (
    <SheetSection heading={labels.heading}>
      <div className={styles.applicant}>
        <FactList
          facts={[
            { label: labels.name, value: record.applicant_name, wide: true },
            { label: labels.father, value: record.father_name, wide: true },
            { label: labels.mother, value: record.mother_name, wide: true },
            { label: labels.gender, value: formatChoice(messages, gender) },
            { label: labels.birth, value: dayFirst(record.dob) },
            { label: labels.religion, value: formatChoice(messages, record.religion) },
            { label: labels.category, value: formatChoice(messages, record.category) },
            { label: labels.subcategory, value: record.subcategory, wide: true },
            ...claims(props),
            { label: labels.aadhaar, value: record.aadhar },
            { label: labels.mobile, value: record.applicant_mobile },
            { label: labels.whatsapp, value: record.whatsapp_number },
            { label: labels.urn, value: record.urn },
            { label: labels.email, value: record.applicant_email, wide: true },
          ]}
        />
        <Pictures {...props} />
      </div>
    </SheetSection>
  )
}

/** Photo 35 x 45 mm, signature 50 x 17 mm. The width and height attributes prevent layout shifts while they load. */
function Pictures(props: SheetProps) {
  const { record } = props.sheet
  const labels = props.messages.applicant
  return (
    <div className={styles.pictures}>
      <p className={styles.photo}>
        {record.image_file ? (
          <img
            src={`/uploads/${record.image_file}`}
            alt={formatMessage(labels.photo, { applicant: record.applicant_name })}
            width="132"
            height="170"
          />
        ) : (
          labels.photoMissing
        )}
      </p>
      <p className={styles.signature}>
        {record.signature_file ? <SignatureImage {...props} /> : labels.signatureMissing}
      </p>
    </div>
  )
}

/** The length of a value that half the width of the page holds. */
const maxCharactersOfHalf = 30

/** Two numbers share a line of the page; a sentence has one of its own. */
const factIn = (language: Language, { label, value }: AdditionalFact): Fact => ({
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
