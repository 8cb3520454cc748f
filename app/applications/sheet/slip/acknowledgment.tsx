import { formatMessage } from "#app/format-message.ts"
import { groupAdmissionCode } from "#domain/applications/admission-code.ts"
import type { Language } from "#domain/content/text.ts"
import type { AdmissionSheet } from "#server/features/applications/applications.ts"

import { FactList } from "../fact-list.tsx"
import { formatCourse, formatSubjects } from "../format-values.ts"
import type { SheetMessages } from "../messages.en.ts"
import { SheetSection } from "../section.tsx"
import { CutLine } from "./cut-line.tsx"

import styles from "./acknowledgment.module.css"

interface Props {
  sheet: AdmissionSheet
  words: SheetMessages
  language: Language
}

/** The acknowledgment that the applicant takes home, cut off below the sheet. */
export function Acknowledgment({ sheet, words, language }: Props) {
  const { record, settings } = sheet
  const labels = words.acknowledgment
  const { first, second, minor } = formatSubjects(record, language)
  return (
    <div className={styles.acknowledgment}>
      <CutLine />
      <p className={styles.college}>{settings.college.name[language]}</p>
      <SheetSection heading={labels.heading}>
        <p>
          {formatMessage(labels.received, {
            applicant: record.applicant_name,
            child: words.genderedForms[record.gender][language].child,
            father: record.father_name,
            course: formatCourse(record.course, words, language),
            session: record.session,
          })}
        </p>
        <FactList
          empty={words.notApplicable}
          facts={[
            { label: words.code, value: groupAdmissionCode(record.id) },
            { label: words.applicant.urn, value: record.urn },
            {
              label: words.subjects.heading,
              value: [first, second, minor].filter(Boolean).join(", "),
              wide: true,
            },
          ]}
        />
        <ul className={styles.lines}>
          <li>{labels.date}</li>
          <li>{labels.receiver}</li>
        </ul>
      </SheetSection>
    </div>
  )
}
