// Served as /sw.js with OFFLINE_FORM=off: removes the service worker of the admission pages with its copies, at the next visit.
// It leaves drafts and forms that wait to be sent alone.
addEventListener("install", (event) => event.waitUntil(self.skipWaiting()))
addEventListener("activate", (event) => {
  const remove = async () => {
    for (const name of ["admission-pages", "admission-files"]) await caches.delete(name)
    await self.registration.unregister()
  }
  event.waitUntil(remove())
})
