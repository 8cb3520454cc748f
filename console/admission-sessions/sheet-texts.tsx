import { Box, Typography } from "@mui/material"
import { useWatch } from "react-hook-form"

import { type SheetTexts, sheetTextLimits } from "#domain/admission/sheet-texts.ts"
import { declarationSlots, genderedForms } from "#domain/applications/gendered-forms.ts"
import { languages } from "#domain/content/languages.ts"

import { useConsoleLanguage } from "../kit/text/use-language.ts"
import { EntryList } from "./entry-list.tsx"
import { BilingualValue, grid, TextValue } from "./inputs.tsx"
import { CollapsiblePanel, PanelSection } from "./panel.tsx"
import { useSessionTexts } from "./texts/use-texts.ts"

const declarations = ["declaration", "undertaking"] as const

const empty = { en: "", hi: "" }

/** The names in braces, with what they become for a woman or a man. */
function Slots() {
  const t = useSessionTexts()
  const language = useConsoleLanguage()
  const wordsOf = (slot: string) =>
    ([1, 2] as const).flatMap((gender) => {
      const forms: Record<string, string> = genderedForms[gender][language]
      const hindi: Record<string, string> = genderedForms[gender].hi
      return forms[slot] ?? hindi[slot] ?? []
    })
  const meaningOf = (slot: string) =>
    slot === "applicant" || slot === "father"
      ? t(`sheet.slotNames.${slot}`)
      : wordsOf(slot).join(", ")
  return (
    <Box component="dl" sx={{ display: "grid", gridTemplateColumns: "auto 1fr", gap: 1, m: 0 }}>
      {declarationSlots.hi.map((slot) => (
        <Box key={slot} sx={{ display: "contents" }}>
          <Typography component="dt" variant="body2">
            <code>{`{${slot}}`}</code>
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0 }}>
            {meaningOf(slot)}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}

/** The declarations of applicant and guardian, and the papers to attach: what the form and the sheet say. */
export function SheetTextsInputs() {
  const t = useSessionTexts()
  const language = useConsoleLanguage()
  const documents = (useWatch({ name: "item.sheet.documents" }) ?? []) as SheetTexts["documents"]
  return (
    <CollapsiblePanel
      title={t("sheet.title")}
      summary={t("sheet.summary", { count: documents.length })}
      names={["item.sheet"]}
    >
      <Typography variant="body2" color="textSecondary">
        {t("sheet.hint")}
      </Typography>
      {declarations.map((name) => (
        <PanelSection key={name} title={t(`sheet.${name}`)}>
          <Box sx={grid("20em")}>
            {languages.map((one) => (
              <TextValue
                key={one}
                name={`item.sheet.${name}.${one}`}
                label={t(one === "hi" ? "inHindi" : "inEnglish", { label: t(`sheet.${name}`) })}
                lang={one}
                maxLength={sheetTextLimits.declaration}
                isLong
              />
            ))}
          </Box>
        </PanelSection>
      ))}
      <PanelSection title={t("sheet.slots")} hint={t("sheet.slotsHint")}>
        <Slots />
      </PanelSection>
      <PanelSection title={t("sheet.documents")}>
        <EntryList
          name="item.sheet.documents"
          addLabel={t("sheet.addDocument")}
          empty={empty}
          describe={(text) => ({
            title: text[language] || text.hi || text.en || t("sheet.newDocument"),
            lines: [],
          })}
        >
          {(path) => <BilingualValue name={path} label={t("sheet.document")} isRequired={false} />}
        </EntryList>
      </PanelSection>
    </CollapsiblePanel>
  )
}
