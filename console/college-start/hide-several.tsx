import { Box, Checkbox, FormControlLabel, Typography } from "@mui/material"

import { canBeHidden, type SampleRow } from "#domain/content/sample-checklist.ts"

import { runInBatches } from "../api/batches.ts"
import { changeMany } from "../content/bulk/change-many.ts"
import type { Collection } from "../content/collections.ts"
import { FormDialog } from "../kit/dialog/form-dialog.tsx"
import type { Send } from "../kit/form/use-attempt.ts"
import { useConsoleLanguage, useTextOfKey } from "../kit/text/use-language.ts"
import { keyOfRow } from "./sample-line.tsx"
import { useSampleTexts } from "./texts.ts"

interface Props {
  collection: Collection
  rows: readonly SampleRow[]
  onClose: () => void
  onDone: (text: string) => Promise<unknown>
}

const hidden = { publish_at: null, unpublish_at: null }

/** Lists items, all ticked at first, and takes those that stay ticked off the website. */
export function HideSeveral({ collection, rows, onClose, onDone }: Props) {
  const t = useSampleTexts()
  const textOfKey = useTextOfKey()
  const language = useConsoleLanguage()
  const hide: Send = async (_text, form) => {
    const ticked = new Set(new FormData(form).getAll("slug"))
    const items = rows
      .filter(({ slug }) => ticked.has(slug))
      .map(({ slug, version }) => ({ id: slug, version, sent: hidden }))
    if (items.length === 0) throw new Error(t("tickOne"))
    const { done, skipped } = await runInBatches(items, async (batch) => {
      const changed = await changeMany(collection, "change", batch)
      return changed.skipped
    })
    const reasons = [...new Set(skipped.map(({ reason }) => textOfKey(reason)))].join(" ")
    const stayed = t("stayed", { count: skipped.length, reasons })
    const text = t("hiddenMany", { count: done })
    await onDone(skipped.length > 0 ? `${text} ${stayed}` : text)
  }
  return (
    <FormDialog
      title={t("hideSeveral")}
      onClose={onClose}
      send={hide}
      submit={{ label: { text: t("hideTicked") } }}
    >
      <Typography gutterBottom>{t("hideSeveralWhat")}</Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {rows.filter(canBeHidden).map((row) => (
          <li key={keyOfRow(row)}>
            <FormControlLabel
              control={<Checkbox name="slug" value={row.slug} defaultChecked />}
              label={row.title[language]}
            />
          </li>
        ))}
      </Box>
    </FormDialog>
  )
}
