import { expect, test } from "vitest"

import { photosOnPage } from "./read-albums.server.ts"

const photos = (count: number) => Array.from({ length: count }, (_, index) => index)

test.each([
  { count: 0, albumPages: 0, page: 1, shown: 0, pages: 1 },
  { count: 0, albumPages: 2, page: 2, shown: 0, pages: 2 },
  { count: 13, albumPages: 0, page: 2, shown: 1, pages: 2 },
])(
  "a gallery with $count photos and $albumPages pages of albums has page $page",
  ({ count, albumPages, page, shown, pages }) => {
    const found = photosOnPage(photos(count), page, albumPages)
    expect([found?.photos.length, found?.pages]).toEqual([shown, pages])
  },
)

test.each([2, undefined])("a gallery without photos has no page %s", (page) =>
  expect(photosOnPage([], page, 0)).toBeUndefined(),
)
