import { Box, Typography } from "@mui/material"
import type { ReactNode } from "react"

import { type Session, sessionSchema } from "#domain/admission/session.ts"
import { slotLabel } from "#domain/applications/document-slots.ts"
import { isIdentityKindAsked } from "#domain/applications/form/field-schemas.ts"
import { choices } from "#domain/applications/form/form-fields.ts"
import { formatDay } from "#domain/content/format.ts"
import { distinctTexts, type Language } from "#domain/content/languages.ts"
import { formatRupees } from "#domain/fields/format-rupees.ts"

import { useConsoleLanguage } from "../kit/text/use-language.ts"
import { useFieldLabel, useSessionTexts } from "./texts/use-texts.ts"
import {
  groupSentence,
  nameOf,
  namesOfSubjects,
  planText,
  programmeSentences,
  slotSentences,
  type Wording,
} from "./texts/wording.ts"

type Programme = Session["programmes"][number]

/** Named values. */
export function Facts({ facts }: { facts: [label: string, value: ReactNode][] }) {
  return (
    <Box component="dl" sx={{ display: "grid", gap: 1, m: 0 }}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Typography component="dd" sx={{ m: 0, overflowWrap: "anywhere" }}>
            {value}
          </Typography>
        </div>
      ))}
    </Box>
  )
}

/** A text in each language that it has. */
export function BothTexts({ text }: { text: Record<Language, string> }) {
  return distinctTexts(text).map(({ text: written, language }) => (
    <Box key={language} component="span" lang={language} sx={{ display: "block", mb: 0.5 }}>
      {written}
    </Box>
  ))
}

/** Dates, fees, seats and the rules of a programme. */
function ProgrammeRead({ programme, wording }: { programme: Programme; wording: Wording }) {
  const { t, subjectName } = wording
  const language = useConsoleLanguage()
  const fieldLabel = useFieldLabel()
  const { code, number, fees, seats, subject_seats, slots, groups } = programme
  const seatTexts = [
    ...(seats === undefined ? [] : [String(seats)]),
    ...subject_seats.map(({ subject, ...of }) => `${subjectName(subject)} ${of.seats}`),
  ]
  return (
    <section>
      <Typography variant="h6" component="h2" sx={{ mt: 2, mb: 1 }}>
        {nameOf(programme, language)} ({code})
      </Typography>
      <Facts
        facts={[
          [t("number"), number],
          [t("dates"), planText(programme, t, language)],
          [
            t("fees"),
            choices.category
              .map((category) => `${t(`categories.${category}`)} ${formatRupees(fees[category])}`)
              .join(", "),
          ],
          [t("seats"), seatTexts.join(", ") || "–"],
          ...slots.map((slot): [string, string] => [
            fieldLabel(slot.field),
            slotSentences(wording, slot, groups).join(" "),
          ]),
          ...(groups.length > 0
            ? [[t("groups"), groups.map((group) => groupSentence(wording, group)).join("; ")]]
            : []
          ).map(([label, text]): [string, string] => [label!, text!]),
        ]}
      />
      <Typography sx={{ mt: 1 }}>{programmeSentences(wording, programme).join(" ")}</Typography>
    </section>
  )
}

/** A session for reading: an old version, or without the permission to change it. */
export function SessionRead({ item }: { item: object }) {
  const t = useSessionTexts()
  const read = sessionSchema.safeParse(item)
  // A version from before a change of the schema.
  return read.success ? <WholeRead item={read.data} /> : t("unreadable")
}

function WholeRead({ item }: { item: Session }) {
  const t = useSessionTexts()
  const language = useConsoleLanguage()
  const wording = { t, subjectName: namesOfSubjects(item.subjects, language) }
  const { first_year_of_passing: first, last_year_of_passing: last } = item
  const fieldLabel = useFieldLabel()
  const textOfField = ({ field, is_required }: Session["asked_fields"][number]) =>
    is_required ? `${fieldLabel(field)} (${t("mustFill")})` : fieldLabel(field)
  const day = (iso: string | undefined) => (iso ? formatDay(iso, language) : "–")
  return (
    <Box sx={{ display: "grid", gap: 1 }}>
      <Facts
        facts={[
          [t("form_version"), item.form_version],
          [t("first_year_of_passing"), first],
          [t("last_year_of_passing"), last],
          [t("grace_minutes"), item.grace_minutes],
          [t("fee_due"), t(`feeTimes.${item.fee_due}`)],
          [t("fee_last_day"), day(item.fee_last_day)],
          [t("marks_last_day"), day(item.marks_last_day)],
          [t("corrections_last_day"), day(item.corrections_last_day)],
          [
            t("corrections"),
            item.correctable_fields.map(fieldLabel).join(", ") || t("noCorrections"),
          ],
          [
            t("documents"),
            item.documents.map(({ slot }) => slotLabel(slot, language)).join(", ") ||
              t("noDocuments"),
          ],
          [t("sheet.declaration"), <BothTexts key="declaration" text={item.sheet.declaration} />],
          [t("sheet.undertaking"), <BothTexts key="undertaking" text={item.sheet.undertaking} />],
          [
            t("sheet.documents"),
            item.sheet.documents.map((text) => text[language] || text.hi || text.en).join(", ") ||
              "–",
          ],
          [t("list_days"), item.list_days.map(day).join(", ") || "–"],
          [t("committee"), item.committee.join(", ") || "–"],
          [
            t("identity"),
            t(`identities.${isIdentityKindAsked(item.asked_fields) ? "any" : "aadhaar"}`),
          ],
          [t("card_session"), item.card_session],
          [t("card_valid_until"), day(item.card_valid_until)],
          [t("askedFields"), item.asked_fields.map(textOfField).join(", ") || t("noFields")],
          [t("subjects"), item.subjects.map(({ code }) => wording.subjectName(code)).join(", ")],
        ]}
      />
      {item.programmes.map((programme) => (
        <ProgrammeRead key={programme.code} programme={programme} wording={wording} />
      ))}
    </Box>
  )
}
