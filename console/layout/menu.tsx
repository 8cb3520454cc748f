import { ListItemIcon, ListItemText, MenuItem, SvgIcon } from "@mui/material"
import { Menu as StandardMenu, useStore } from "react-admin"

import { nameOf } from "../actions.ts"
import { CloseIcon, OpenIcon, SiteIcon } from "../kit/page/icons.tsx"
import { useText, useTextOfKey } from "../kit/text/use-language.ts"
import { type ConsolePage, pages } from "../pages.ts"
import { useAllowed, usePermission } from "../permission.tsx"

function PageItem({ page }: { page: ConsolePage }) {
  const textOfKey = useTextOfKey()
  const { to, icon: Icon } = page
  return (
    <StandardMenu.Item
      to={to}
      state={{ _scrollToTop: true }}
      primaryText={nameOf(page, textOfKey)}
      leftIcon={
        <SvgIcon>
          <Icon />
        </SvgIcon>
      }
    />
  )
}

/** The pages of the site's content. The group stays as one left it; for editors, whose work it is, it begins open. */
function ContentItems({ items }: { items: ConsolePage[] }) {
  const t = useText()
  const may = usePermission()
  const [stored, setIsOpen] = useStore<boolean | undefined>("content.menu.isOpen")
  const isOpen = stored ?? !may("applications.read")
  return (
    <>
      <MenuItem tabIndex={0} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <ListItemIcon>{isOpen ? <CloseIcon /> : <OpenIcon />}</ListItemIcon>
        <ListItemText>{t("console.content.name")}</ListItemText>
      </MenuItem>
      {isOpen && items.map((page) => <PageItem key={page.to} page={page} />)}
    </>
  )
}

export function Menu() {
  const t = useText()
  const allowed = useAllowed()(pages)
  const content = allowed.filter(({ menu }) => menu === "content")
  return (
    <StandardMenu>
      {allowed.map((page) => {
        if (page.menu === "main") return <PageItem key={page.to} page={page} />
        return page === content[0] && <ContentItems key="content" items={content} />
      })}
      <StandardMenu.Item
        to="/"
        component="a"
        href="/"
        target="_blank"
        primaryText={t("console.college")}
        leftIcon={<SiteIcon />}
      />
    </StandardMenu>
  )
}
