import { Box, Collapse, List, ListItem, ListItemText, Stack, Typography } from "@mui/material"
import { type ComponentType, useState } from "react"
import { type RaRecord, useGetList, useRecordContext, useResourceContext } from "react-admin"

import { useFormatDateTime } from "../kit/day/date-field.tsx"
import { FormDialog } from "../kit/dialog/form-dialog.tsx"
import { OpeningButton, TextButton } from "../kit/dialog/text-button.tsx"
import { HistoryIcon } from "../kit/page/icons.tsx"
import { lazyPart } from "../kit/page/lazy-page.tsx"
import { useText } from "../kit/text/use-language.ts"
import { useActorName } from "../record/actor-name.tsx"
import type { Version } from "./comparison.tsx"
import { type ContentEntry, useCollection, useMayEdit, useTitleOf } from "./entry.tsx"
import { FieldsRead } from "./fields/field-show.tsx"
import { useRestore } from "./trash/use-restore.ts"

const Comparison = lazyPart(() => import("./comparison.tsx").then((page) => page.Comparison))

/** A version of an item from before a change or a removal. */
interface Revision extends RaRecord<number>, Version {}

interface RevisionsButtonProps {
  /** Shows an item in its own way, instead of field by field. */
  Read?: ComponentType<{ item: Record<string, unknown> }> | undefined
}

interface RevisionItemProps extends RevisionsButtonProps {
  revision: Revision
  onRestore: () => void
}

function RevisionItem({ revision, onRestore, Read }: RevisionItemProps) {
  const { version, at, by, item } = revision
  const t = useText()
  const titleOf = useTitleOf()
  const { fields = [] } = useCollection()
  const mayEdit = useMayEdit()
  const [isOpen, setIsOpen] = useState(false)
  const formatDateTime = useFormatDateTime()
  const actorOf = useActorName()
  const label = (key: "console.content.lookAt" | "console.content.restore") =>
    `${t(key)}: ${version}`
  return (
    <ListItem divider disableGutters sx={{ display: "block" }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        <ListItemText
          primary={[`${version}.`, titleOf(item)].join(" ")}
          secondary={`${formatDateTime(at)}, ${actorOf(by)}`}
          sx={{ minWidth: "14em" }}
        />
        <TextButton
          label="console.content.lookAt"
          aria-label={label("console.content.lookAt")}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        />
        {mayEdit && (
          <TextButton
            label="console.content.restore"
            aria-label={label("console.content.restore")}
            onClick={onRestore}
          />
        )}
      </Stack>
      <Collapse in={isOpen} unmountOnExit>
        <Box sx={{ py: 2 }}>
          {Read ? <Read item={item} /> : <FieldsRead fields={fields} value={item} />}
        </Box>
      </Collapse>
    </ListItem>
  )
}

function Revisions({ onRestored, Read }: RevisionsButtonProps & { onRestored: () => void }) {
  const entry = useRecordContext<ContentEntry>()
  const resource = useResourceContext()
  const { fields } = useCollection()
  const t = useText()
  const restore = useRestore("console.content.restored")
  const path = `${resource}/${entry?.id}`
  const { data: revisions, isPending } = useGetList<Revision>(`${path}/revisions`)
  if (isPending || !entry) return null
  if (!revisions?.length) return <Typography>{t("console.content.noVersions")}</Typography>

  const restoreVersion = async (version: number) => {
    if (await restore(path, { version, expectedVersion: entry.version })) onRestored()
  }
  const { version, item, updated_at: at, updated_by: by } = entry
  return (
    <>
      {!Read && fields && (
        <Comparison fields={fields} versions={[{ version, item, at, by }, ...revisions]} />
      )}
      <List disablePadding>
        {revisions.map((revision) => (
          <RevisionItem
            key={revision.version}
            revision={revision}
            Read={Read}
            onRestore={() => restoreVersion(revision.version)}
          />
        ))}
      </List>
    </>
  )
}

export function RevisionsButton({ Read }: RevisionsButtonProps) {
  const t = useText()
  return (
    <OpeningButton label="console.content.versions" startIcon={<HistoryIcon />}>
      {(close) => (
        <FormDialog
          onClose={close}
          maxWidth="md"
          title={t("console.content.versions")}
          closeLabel="ra.action.close"
        >
          <Revisions onRestored={close} Read={Read} />
        </FormDialog>
      )}
    </OpeningButton>
  )
}
