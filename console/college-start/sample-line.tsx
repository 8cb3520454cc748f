import { Box, Button, Stack, Typography } from "@mui/material"
import { useEffect, useRef } from "react"
import { Link } from "react-router-dom"

import { isOfficeDocument } from "#domain/content/office-documents.ts"
import { canBeHidden, isConfirmedHere, type SampleRow } from "#domain/content/sample-checklist.ts"

import { call } from "../api/call.ts"
import { type Collection, resourceOf } from "../content/collections.ts"
import { isPicture, Picture, useValueText } from "../content/value-text.tsx"
import { useConsoleLanguage, useTextOfKey } from "../kit/text/use-language.ts"
import { usePermission } from "../permission.tsx"
import { admissionConfirmationPath } from "./sample-banner.tsx"
import { useSampleTexts } from "./texts.ts"

export const keyOfRow = ({ collection, slug, part }: SampleRow) => `${collection}/${slug}/${part}`

type Value = SampleRow["values"][number]

/** Addresses within the site are below the title already. */
const isShown = ({ kind, after }: Value) => kind !== "path" && after !== ""

function ValueText({ names, kind, after, isNamed }: Value & { isNamed: boolean }) {
  const textOfKey = useTextOfKey()
  const valueText = useValueText()
  if (names.at(-1) === "file" && isPicture(after)) return <Picture file={after} />
  const label = textOfKey(`console.content.fields.${names.at(-1)}`)
  return (
    <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
      {isNamed && (
        <Box component="span" sx={{ color: "text.secondary" }}>
          {label}:{" "}
        </Box>
      )}
      {valueText(kind, after)}
    </Typography>
  )
}

const valuesShown = 4

/** The first words of a text, in the language of the console. */
function Values({ row }: { row: SampleRow }) {
  const language = useConsoleLanguage()
  const values = row.values
    .filter((value) => value.language === undefined || value.language === language)
    .filter(isShown)
    .slice(0, valuesShown)
  return values.map((value) => (
    <ValueText key={value.names.join(".")} {...value} isNamed={values.length > 1} />
  ))
}

interface SampleLineProps {
  row: SampleRow
  isFocused: boolean
  isDisabled: boolean
  /** Runs a request, which returns what it did in words. */
  act: (send: () => Promise<string>) => void
}

/** What a member may do about the text: settings and sessions are an administrator's. */
function Buttons({ row, isDisabled, act }: Omit<SampleLineProps, "isFocused">) {
  const t = useSampleTexts()
  const language = useConsoleLanguage()
  const may = usePermission()
  const { collection, slug, part, version } = row
  const title = row.title[language]
  const isOffice = isOfficeDocument(collection)
  const isOwnPart = part === "announcement" && may("announcement.edit")
  if (!may("content.edit") || (isOffice && !may("settings.edit") && !isOwnPart)) return null

  const named = (key: "edit" | "hide" | "isTrue" | "check") => ({
    "aria-label": t("ofItem", { action: t(key), title }),
    children: t(key),
  })
  const hide = async () => {
    await call("POST /sample-checklist/hide", { collection, slug, expectedVersion: version })
    return t("hidden", { title })
  }
  const confirm = async () => {
    await call("POST /sample-checklist/confirm", { refs: [{ collection, slug, part }] })
    return t("confirmed", { title })
  }
  const edit = `/${resourceOf(collection as Collection)}/${slug}`
  const button = { size: "small", variant: "outlined", disabled: isDisabled } as const
  return (
    <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1, mt: 1 }}>
      <Button
        {...button}
        component={Link}
        to={edit}
        {...(part && { state: { field: part } })}
        {...named("edit")}
      />
      {canBeHidden(row) && <Button {...button} onClick={() => act(hide)} {...named("hide")} />}
      {isConfirmedHere(row) ? (
        !row.isMarked && <Button {...button} onClick={() => act(confirm)} {...named("isTrue")} />
      ) : (
        <Button
          {...button}
          component={Link}
          to={admissionConfirmationPath(slug)}
          {...named("check")}
        />
      )}
    </Stack>
  )
}

/** A text of the sample: where it is public, how it begins, and what can be done about it. */
export function SampleLine({ row, isFocused, ...actions }: SampleLineProps) {
  const t = useSampleTexts()
  const language = useConsoleLanguage()
  const ref = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isFocused) ref.current?.focus()
  }, [isFocused])
  const { title, path } = row
  const address = language === "hi" ? `/hi${path === "/" ? "" : path}` : path
  return (
    <Box
      component="li"
      ref={ref}
      tabIndex={-1}
      sx={{ py: 1.5, borderTop: 1, borderColor: "divider" }}
    >
      <Typography component="h3" sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
        {title[language]}
      </Typography>
      <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
        <a href={address} target="_blank" rel="noreferrer" title={t("newTab")}>
          {t("isPublicAt", { path: address })}
        </a>
      </Typography>
      {row.isEdited && <Typography variant="body2">{t("isEdited")}</Typography>}
      <Values row={row} />
      {row.isMarked && (
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {t("isMarked")}
        </Typography>
      )}
      <Buttons row={row} {...actions} />
    </Box>
  )
}
