import { formatMessage } from "#app/format-message.ts"
import type { PrintRecord } from "#domain/applications/print-record.ts"
import { dayFirst } from "#domain/fields/day-first.ts"

import { FactList } from "./fact-list.tsx"
import { formatChoice } from "./format-values.ts"
import type { SheetMessages } from "./messages.en.ts"
import { SheetSection } from "./section.tsx"

import styles from "./applicant.module.css"

interface Props {
  record: PrintRecord
  words: SheetMessages
}

export function ApplicantDetails({ record, words }: Props) {
  const labels = words.applicant
  return (
    <SheetSection heading={labels.heading}>
      <div className={styles.applicant}>
        <FactList
          empty={words.notApplicable}
          facts={[
            { label: labels.name, value: record.applicant_name, wide: true },
            { label: labels.father, value: record.father_name, wide: true },
            { label: labels.mother, value: record.mother_name, wide: true },
            { label: labels.gender, value: formatChoice(words.gender, String(record.gender)) },
            { label: labels.birth, value: dayFirst(record.dob) },
            { label: labels.religion, value: formatChoice(words.religion, record.religion) },
            { label: labels.category, value: formatChoice(words.category, record.category) },
            { label: labels.subcategory, value: record.subcategory, wide: true },
            { label: labels.aadhaar, value: record.aadhar },
            { label: labels.mobile, value: record.applicant_mobile },
            { label: labels.whatsapp, value: record.whatsapp_number },
            { label: labels.fatherMobile, value: record.father_mobile },
            { label: labels.email, value: record.applicant_email, wide: true },
            { label: labels.urn, value: record.urn, wide: true },
          ]}
        />
        <Pictures record={record} words={words} />
      </div>
    </SheetSection>
  )
}

/** Photo 35 x 45 mm, signature 50 x 17 mm. The width and height attributes prevent layout shifts while they load. */
function Pictures({ record, words }: Props) {
  const labels = words.applicant
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
