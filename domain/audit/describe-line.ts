import { courseLabels, findCourse } from "../admission/course-names.ts"
import { claimLabel, fullLabelOf } from "../applications/form/field-labels.ts"
import { fieldTypeOf } from "../applications/form/form-fields.ts"
import { formatValue, valueLabels } from "../applications/format-value.ts"
import type { Language } from "../content/text.ts"
import { formatRupees } from "../fields/format-rupees.ts"
import { dayFirst } from "../fields/india-time.ts"
import { actorNameIn } from "../staff/staff-names.ts"
import { studentFieldLabels } from "../student/student.ts"
import { type AuditAction, auditActionOf } from "./audit-actions.ts"
import { factName, filterName, stateName } from "./audit-names.ts"
import { parseAuditedChanges } from "./audited-changes.ts"
import { type AuditContext, type StoredLine, describeSubject } from "./describe-subject.ts"

const arrow = " → "
const labelsOfFee = { en: "Fee", hi: "शुल्क" }

const fieldLabel = (field: string, { language }: AuditContext) => {
  if (field === "fee") return labelsOfFee[language]
  const label = fullLabelOf(field, language)
  const own = studentFieldLabels[field as keyof typeof studentFieldLabels]
  return label === field ? (own?.[language] ?? field) : label
}

const fieldValue = (field: string, value: string, { language, courses }: AuditContext) => {
  if (value === "") return "–"
  if (field === "fee") return formatRupees(Number(value))
  // A student's record has the number of the course.
  if (field === "course") return findCourse(courses, value)?.short_name[language] ?? value
  const values = fieldTypeOf(field) === "several" ? value.split(", ") : value
  return formatValue(field, values, valueLabels(courses, language))
}

const describeChanges = (detail: string, context: AuditContext) =>
  Object.entries(parseAuditedChanges(detail))
    .map(([field, values]) => {
      const label = fieldLabel(field, context)
      if (!values) return label
      return `${label}: ${values.map((value) => fieldValue(field, value, context)).join(arrow)}`
    })
    .join("; ")

/** Like "due > received"; undefined for any other text. */
const describeStates = (detail: string, { language }: AuditContext) => {
  const states = /^(\w+) > (\w+)$/.exec(detail)?.slice(1)
  return states?.map((state) => stateName(state, language)).join(arrow)
}

/** Like "income: unchecked > verified", and older lines "income". */
const describeClaim = (detail: string, context: AuditContext) => {
  const [name = "", states = ""] = detail.split(": ")
  const change = describeStates(states, context)
  return [claimLabel(name, context.language), ...(change ? [change] : [])].join(": ")
}

const exportTexts = {
  en: { rows: "rows", by: "filtered by", whole: "whole numbers" },
  hi: { rows: "पंक्तियाँ", by: "फ़िल्टर", whole: "पूरी संख्याएँ" },
}

const describeFilters = (names: string, { language }: AuditContext) =>
  names
    .split(", ")
    .map((name) => filterName(name, language))
    .join(", ")

/** Like "CSV, 1,200; filtered by course, status; whole numbers: Asked by the bank". */
const describeExport = (detail: string, context: AuditContext) => {
  const parts = /^(\w+), ([\d,]+)(?:; filtered by ([^;]*))?(?:; whole numbers: (.*))?$/su.exec(
    detail,
  )
  if (!parts) return detail
  const [, format, count, filters, why] = parts
  const { rows, by, whole } = exportTexts[context.language]
  return [
    `${format}, ${count} ${rows}`,
    ...(filters ? [`${by}: ${describeFilters(filters, context)}`] : []),
    ...(why ? [`${whole}: ${why}`] : []),
  ].join("; ")
}

const describeErased = (detail: string, { language }: AuditContext) => {
  const counts = /^(\d+) students, (\d+) applications, (\d+) messages erased$/.exec(detail)
  if (!counts) return detail
  const [, students, applications, messages] = counts
  return language === "en"
    ? `Erased: ${students} students, ${applications} applications, ${messages} messages`
    : `मिटाए गए: ${students} विद्यार्थी, ${applications} आवेदन, ${messages} सन्देश`
}

/** Like "3 files, list 01ab": how many, and which. */
const describeLoss = (detail: string, { language }: AuditContext) => {
  const [, count, list] = /^(\d+) files, list (\w+)$/.exec(detail) ?? []
  if (!count || language === "en") return detail
  return `${count} फ़ाइलें, सूची ${list}`
}

const numbered = {
  round: { en: "list", hi: "सूची" },
  version: { en: "version", hi: "संस्करण" },
  receipt: { en: "receipt", hi: "रसीद" },
}

const days = {
  public: { en: "public from", hi: "सार्वजनिक:" },
  until: { en: "to accept until", hi: "स्वीकार करने की अन्तिम तिथि:" },
}

const describeFact = (fact: string, { language, courses }: AuditContext) => {
  const number = /^(round|version|receipt) (\S+)(?: > (\S+))?$/.exec(fact)
  if (number) {
    const [, kind, ...values] = number
    const name = numbered[kind as keyof typeof numbered][language]
    return `${name} ${values.filter(Boolean).join(arrow)}`
  }
  const named = /^(public|until) (\d{4}-\d\d-\d\d)(.*)$/.exec(fact)
  if (named) {
    const [, kind, day = "", time] = named
    return `${days[kind as keyof typeof days][language]} ${dayFirst(day)}${time}`
  }
  if (/^\d{4}-\d\d-\d\d$/.test(fact)) return dayFirst(fact)
  return courseLabels(courses, language).courses[fact] ?? factName(fact, language)
}

/** Facts with commas, then perhaps a written reason, like "round 2: Marks of two applicants were wrong". */
const describeFacts = (detail: string, context: AuditContext) => {
  const end = detail.indexOf(": ")
  const facts = (end === -1 ? detail : detail.slice(0, end)).split(", ")
  const described = facts.map((fact) => describeFact(fact, context)).join(", ")
  if (end === -1) return described
  const rest = detail.slice(end + 2)
  const word = factName(rest, context.language)
  return `${described}: ${word === rest ? claimLabel(rest, context.language) : word}`
}

type Describe = (detail: string, context: AuditContext) => string

/** Free text stays as it is. */
const asWritten: Describe = (detail) => detail

const describers: Partial<Record<AuditAction, Describe>> = {
  "application corrected": describeChanges,
  "application pictures replaced": describeChanges,
  "student changed": describeChanges,
  "claim verified": describeClaim,
  "claim refused": describeClaim,
  "claim finding undone": describeClaim,
  "applications exported": describeExport,
  "applications exported with whole numbers": describeExport,
  "students exported": describeExport,
  "audit exported": describeFilters,
  "started as a college": describeErased,
  "loss of files accepted": describeLoss,
  "erased on request": asWritten,
  "Aadhaar number revealed": asWritten,
  "bank account revealed": asWritten,
}

/** The detail of a line in words: values before and after, states, the names of fields, claims, lists and filters. */
const describeDetail = ({ action, detail }: StoredLine, context: AuditContext) => {
  if (detail === "") return ""
  const describe = describers[action as AuditAction]
  return (
    describe?.(detail, context) ?? describeStates(detail, context) ?? describeFacts(detail, context)
  )
}

/** An action in words; one of an unknown version as it is stored. */
export const actionName = (action: string, language: Language) =>
  auditActionOf(action)?.name[language] ?? action

/** A line of the audit log in the words of a language (specification 9.7). */
export const describeLine = (line: StoredLine, context: AuditContext): StoredLine => ({
  actor: actorNameIn(line.actor, context.language),
  action: actionName(line.action, context.language),
  subject: describeSubject(line, context),
  detail: describeDetail(line, context),
})
