import { Box } from "@mui/material"
import { useRef, useState } from "react"
import { SelectInput, useGetList } from "react-admin"
import { useFormContext } from "react-hook-form"

import { languages } from "#domain/content/languages.ts"

import { useCall } from "../../api/use-request.ts"
import { SelectField } from "../../kit/form/plain-field.tsx"
import { type ContentEntry, useTitleOf } from "../entry.tsx"
import { usePageTexts } from "./texts.ts"

const names = [
  "about",
  "committee",
  "cell",
  "iqac",
  "grievance",
  "rti",
  "anti_ragging",
  "tenders",
  "alumni",
] as const
const fields = ["title", "excerpt", "body"] as const
type Name = (typeof names)[number] | "emptyPage"

/** Puts a template into the fields of a new page that are empty, or as the former template left them. */
const useTemplates = () => {
  const { data } = useCall("GET /page-templates", {}, { staleTime: Number.POSITIVE_INFINITY })
  const { getValues, setValue } = useFormContext()
  const former = useRef<Record<string, string>>({})
  return (name: Name) => {
    for (const field of fields)
      for (const language of languages) {
        const place = `item.${field}.${language}`
        const typed = String(getValues(place) ?? "")
        if (typed !== "" && typed !== former.current[place]) continue
        const text = name === "emptyPage" ? "" : (data?.[name][field][language] ?? "")
        former.current[place] = text
        setValue(place, text, { shouldDirty: true })
      }
  }
}

/** The template from which a new page starts. */
export function TemplateChoice() {
  const t = usePageTexts()
  const [chosen, setChosen] = useState<Name>("emptyPage")
  const fill = useTemplates()
  return (
    <SelectField<Name>
      label={t("template")}
      value={chosen}
      choices={(["emptyPage", ...names] as const).map((id) => ({ id, name: t(id) }))}
      onChange={(name) => {
        setChosen(name)
        fill(name)
      }}
      helperText={chosen !== "emptyPage" && t("templateHint")}
      size="small"
      sx={{ mb: 2, minWidth: { sm: "20em" } }}
    />
  )
}

/** The menu that gets an entry for a new page. */
export function MenuChoice() {
  const t = usePageTexts()
  const titleOf = useTitleOf()
  const { data = [] } = useGetList<ContentEntry>("content/menus", {
    pagination: { page: 1, perPage: 100 },
  })
  return (
    <Box sx={{ width: "100%", maxWidth: "30em" }}>
      <SelectInput
        source="menu"
        label={t("menu")}
        choices={data.map(({ id, item }) => ({ id, name: titleOf(item) }))}
        translateChoice={false}
        helperText={t("menuHint")}
        fullWidth
      />
    </Box>
  )
}
