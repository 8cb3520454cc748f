import { Alert, Box, Typography } from "@mui/material"
import { useEffect, useRef } from "react"
import { TextInput, useRecordContext } from "react-admin"
import { useFormContext, useWatch } from "react-hook-form"

import { plainPath } from "#domain/content/paths.ts"
import { suggestPath } from "#domain/content/read-item.ts"

import { call } from "../../api/call.ts"
import { useCall, useNotifyError } from "../../api/use-request.ts"
import { TextButton } from "../../kit/dialog/text-button.tsx"
import type { ContentEntry } from "../entry.tsx"
import { usePageTexts } from "./texts.ts"
import { useLinksTo } from "./use-links-to.ts"

/** The gaps of a template are no words of an address. */
const withoutGaps = (title: string) => title.replaceAll(/\[[^\]]*\]/g, "")

/** Suggests the address of a new page from its title. A typed address stops the suggestions. */
const useSuggestedPath = (source: string, isNew: boolean) => {
  const { getValues, setValue } = useFormContext()
  const title = useWatch({ name: "item.title" }) as { en?: string; hi?: string } | undefined
  const { data } = useCall("GET /content-links", {}, { enabled: isNew })
  const suggested = useRef("")
  const words = withoutGaps(title?.en ?? "").trim() || withoutGaps(title?.hi ?? "")
  useEffect(() => {
    const typed = String(getValues(source) ?? "")
    if (!isNew || !data || typed !== suggested.current) return
    const next = suggestPath(words, new Set(data.map(({ link }) => plainPath(link))))
    if (next === typed) return
    suggested.current = next
    setValue(source, next, { shouldDirty: true })
  }, [source, isNew, data, words, getValues, setValue])
  return suggested
}

/** What saving does to the links to a page whose address was changed. */
function MoveNotice({ path }: { path: string }) {
  const entry = useRecordContext<ContentEntry>()
  const t = usePageTexts()
  const { items, isLoading } = useLinksTo()
  const isSame = plainPath(path) === plainPath(String(entry?.item.path))
  if (!entry || isSame || isLoading) return null
  const links = items.reduce((sum, { count }) => sum + count, 0)
  const follow = () => {
    if (links === 0) return t("followNone")
    return links === 1 ? t("followOne") : t("follow", { links, items: items.length })
  }
  const wasSeen = entry.state === "published" || entry.state === "expired"
  return (
    <Alert severity="info" sx={{ mb: 1 }}>
      {follow()} {wasSeen && t("redirected")}
    </Alert>
  )
}

function OldAddresses() {
  const entry = useRecordContext<ContentEntry>()
  const t = usePageTexts()
  const notifyError = useNotifyError()
  const { redirects, reload } = useLinksTo()
  if (!entry || redirects.length === 0) return null
  const remove = async (path: string) => {
    await call("DELETE /page-redirects/:slug", { slug: entry.id, path }).catch(notifyError)
    await reload()
  }
  return (
    <Box sx={{ mb: 1 }}>
      <Typography variant="body2" color="textSecondary">
        {t("oldAddresses")}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {redirects.map(({ path }) => (
          <li key={path}>
            {path}{" "}
            <TextButton
              label="ra.action.delete"
              aria-label={t("deleteOld", { path })}
              onClick={() => void remove(path)}
            />
          </li>
        ))}
      </Box>
    </Box>
  )
}

interface PathInputProps {
  source: string
  label: string
  isRequired: boolean
}

/** The address of a page: suggested for a new one; for another one, what a change of it does. */
export function PathInput(props: PathInputProps) {
  const entry = useRecordContext<ContentEntry>()
  const t = usePageTexts()
  const path = String(useWatch({ name: props.source }) ?? "")
  const suggested = useSuggestedPath(props.source, entry === undefined)
  const isSuggested = path !== "" && path === suggested.current
  return (
    <Box sx={{ width: "100%" }}>
      <TextInput
        {...props}
        fullWidth
        helperText={isSuggested ? t("suggested") : "console.content.hints.path"}
      />
      <MoveNotice path={path} />
      <OldAddresses />
    </Box>
  )
}
