import {
  Alert,
  Box,
  DialogContentText,
  Card,
  CardActions,
  CardContent,
  Link,
  Typography,
} from "@mui/material"
import { useState } from "react"
import { useNotify, useRefresh, Confirm, useCreatePath } from "react-admin"
import { Link as RouterLink } from "react-router-dom"

import { thumbnailOf } from "#domain/content/picture-sources.ts"
import { dayInIndia } from "#domain/fields/india-time.ts"

import { call } from "../../api/call.ts"
import { useNotifyError } from "../../api/use-request.ts"
import { useFormatDay } from "../../kit/day/date-field.tsx"
import { FormDialog } from "../../kit/dialog/form-dialog.tsx"
import { OpeningButton, TextButton } from "../../kit/dialog/text-button.tsx"
import { useAttempt } from "../../kit/form/use-attempt.ts"
import { EditIcon, DeleteIcon, PdfIcon } from "../../kit/page/icons.tsx"
import { useText, useTextOfKey, useConsoleLanguage } from "../../kit/text/use-language.ts"
import { useSizes } from "../../operations/use-sizes.ts"
import { usePermission } from "../../permission.tsx"
import { BilingualFields } from "../bilingual-fields.tsx"
import type { Medium } from "./upload-form.tsx"

function AltButton({ medium }: { medium: Medium }) {
  const t = useText()
  return (
    <OpeningButton
      label="console.content.uploads.describe"
      aria-label={`${t("console.content.uploads.describe")}: ${medium.name}`}
      startIcon={<EditIcon />}
    >
      {(close) => <AltDialog medium={medium} onClose={close} />}
    </OpeningButton>
  )
}

function AltDialog({ medium, onClose }: { medium: Medium; onClose: () => void }) {
  const t = useText()
  const textOfKey = useTextOfKey()
  const notify = useNotify()
  const refresh = useRefresh()
  // Keep the value from when the dialog opened: the list behind it may be refetched.
  const [storedAlt] = useState(medium.alt)
  const { submit, failure, errors } = useAttempt()

  const save = submit(async (text) => {
    const alt = { en: text("alt_en"), hi: text("alt_hi") }
    await call("PUT /media/:id", { id: medium.id, data: { alt }, expectedAlt: storedAlt })
    notify("ra.notification.updated", { type: "success", messageArgs: { count: 1 } })
    refresh()
    onClose()
  })
  const title = t("console.content.fields.alt")
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={save}
      draft={`alt/${medium.id}`}
      noValidate
      title={title}
      submit={{ label: "ra.action.save" }}
    >
      <Box sx={{ display: "grid", gap: 2 }}>
        <Box component="img" src={medium.src} alt="" sx={{ maxHeight: 160, maxWidth: "100%" }} />
        <DialogContentText>{t("console.content.uploads.describeHint")}</DialogContentText>
        {failure && <Alert severity="error">{textOfKey(failure.message)}</Alert>}
        <BilingualFields
          label={title}
          field={(language) => {
            const name = `alt_${language}`
            const error = errors[name]
            return {
              name,
              defaultValue: storedAlt[language],
              multiline: true,
              error: error !== undefined,
              helperText: error && textOfKey(error),
            }
          }}
        />
      </Box>
    </FormDialog>
  )
}

/** Items that use an upload; it can be deleted only without any. */
function Uses({ uses }: Pick<Medium, "uses">) {
  const t = useText()
  const textOfKey = useTextOfKey()
  const language = useConsoleLanguage()
  const createPath = useCreatePath()
  const nameOf = (resource: string) => textOfKey(`resources.${resource}.name`, { count: 1 })
  return (
    <>
      <Typography variant="body2">{t("console.content.uploads.usedBy")}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, typography: "body2" }}>
        {uses.map(({ collection, slug, title }) => {
          const resource = `content/${collection}`
          return (
            <li key={`${collection}/${slug}`}>
              <Link
                component={RouterLink}
                to={createPath({ resource, type: "edit", id: slug })}
                sx={{ display: "inline-block", py: { xs: 1.5, sm: 0.5 } }}
              >
                {[nameOf(resource), title[language]].filter(Boolean).join(": ")}
              </Link>
            </li>
          )
        })}
      </Box>
    </>
  )
}

/** Deletes an unused upload; the server refuses if an item has begun to use it meanwhile. */
function RemoveButton({ medium: { id, name } }: { medium: Medium }) {
  const t = useText()
  const notify = useNotify()
  const notifyError = useNotifyError()
  const refresh = useRefresh()
  const [isAsking, setIsAsking] = useState(false)
  const remove = async () => {
    setIsAsking(false)
    await call("DELETE /media/:id", { id }).then(
      () => notify("console.content.uploads.removed", { type: "success" }),
      notifyError,
    )
    refresh()
  }
  return (
    <>
      <TextButton
        label="ra.action.delete"
        aria-label={`${t("ra.action.delete")}: ${name}`}
        color="error"
        startIcon={<DeleteIcon />}
        onClick={() => setIsAsking(true)}
      />
      <Confirm
        isOpen={isAsking}
        title={t("console.content.uploads.removeTitle", { name })}
        content="console.content.uploads.removeText"
        confirm="ra.action.delete"
        confirmColor="warning"
        onConfirm={remove}
        onClose={() => setIsAsking(false)}
      />
    </>
  )
}

const picture = { width: "100%", height: 160, bgcolor: "background.default" }

function Look({ medium: { kind, file, src } }: { medium: Medium }) {
  if (kind === "picture") {
    return (
      <Box
        component="img"
        src={thumbnailOf(file)}
        alt=""
        loading="lazy"
        sx={{ ...picture, objectFit: "contain" }}
      />
    )
  }
  if (kind === "video")
    return (
      <Box
        component="video"
        src={src}
        controls
        preload="none"
        sx={{ ...picture, bgcolor: "black" }}
      />
    )
  return (
    <Box sx={{ ...picture, display: "grid", placeItems: "center" }}>
      <Link href={src} sx={{ display: "flex", alignItems: "center", gap: 1, minHeight: 44 }}>
        <PdfIcon /> {kind === "pdf" ? "PDF" : "WebVTT"}
      </Link>
    </Box>
  )
}

export function MediumCard({ medium }: { medium: Medium }) {
  const { kind, name, alt, bytes, width, height, at, by, uses } = medium
  const t = useText()
  const may = usePermission()
  const { size } = useSizes()
  const facts = [width && `${width} × ${height}`, size(bytes)].filter(Boolean)
  const day = useFormatDay()(dayInIndia(new Date(at)))
  return (
    <Card component="li" variant="outlined" sx={{ display: "flex", flexDirection: "column" }}>
      <Look medium={medium} />
      <CardContent sx={{ flex: 1, overflowWrap: "anywhere" }}>
        <Typography variant="subtitle2" component="h2">
          {name}
        </Typography>
        <Typography variant="body2" color="textSecondary" gutterBottom>
          {facts.join(", ")}
          <br />
          {day}, {by}
        </Typography>
        {kind === "picture" && (
          <>
            <Typography variant="body2" lang="en">
              {alt.en}
            </Typography>
            <Typography variant="body2" lang="hi" gutterBottom>
              {alt.hi}
            </Typography>
          </>
        )}
        {uses.length > 0 ? (
          <Uses uses={uses} />
        ) : (
          <Typography variant="body2">{t("console.content.uploads.unused")}</Typography>
        )}
      </CardContent>
      {may("content.edit") && (
        <CardActions>
          {kind === "picture" && <AltButton medium={medium} />}
          {uses.length === 0 && <RemoveButton medium={medium} />}
        </CardActions>
      )}
    </Card>
  )
}
