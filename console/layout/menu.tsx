import { ListItemIcon, ListItemText, MenuItem, SvgIcon } from "@mui/material"
import { Menu as StandardMenu, useStore, useTranslate } from "react-admin"

import { CloseIcon, OpenIcon, SiteIcon } from "../icons.tsx"
import { type ConsolePage, nameOf, pages } from "../pages.ts"
import { useAllowed, usePermission } from "../permission.tsx"

function PageItem({ page }: { page: ConsolePage }) {
  const translate = useTranslate()
  const { to, icon: Icon } = page
  return (
    <StandardMenu.Item
      to={to}
      state={{ _scrollToTop: true }}
      primaryText={nameOf(page, translate)}
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
  const translate = useTranslate()
  const may = usePermission()
  const [stored, setIsOpen] = useStore<boolean | undefined>("content.menu.isOpen")
  const isOpen = stored ?? !may("applications.read")
  return (
    <>
      <MenuItem tabIndex={0} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <ListItemIcon>{isOpen ? <CloseIcon /> : <OpenIcon />}</ListItemIcon>
        <ListItemText>{translate("console.content.name")}</ListItemText>
      </MenuItem>
      {isOpen && items.map((page) => <PageItem key={page.to} page={page} />)}
    </>
  )
}

export function Menu() {
  const translate = useTranslate()
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
        primaryText={translate("console.college")}
        leftIcon={<SiteIcon />}
      />
    </StandardMenu>
  )
}
