import { MOST_ATTACHMENT_BYTES, MOST_ATTACHMENTS } from '@sillage/domain/claims/attachments.ts'
import { refusalOf } from '../claims/files/attachment-refusal.ts'
import { type KeptPhoto, keepPhoto, photoFile, removePhoto } from '../shell/device/kept-claims.ts'
import { element, part } from './dom.ts'
import { megabytes } from './french.ts'
import type { Keeper } from './keeper.ts'
import { OFFLINE as SAY } from './offline.messages.ts'
import { smallerPicture } from './smaller-picture.ts'

/** A file that this device does not keep, and why; a picture may be made smaller. */
interface Refused {
  readonly file: File
  readonly why: string
  readonly mayShrink: boolean
}

/** The photos of the declaration: take or pick, preview, remove. Same types and sizes as the server accepts. */
export async function showPhotos(read: Keeper['read'], change: Keeper['change']): Promise<void> {
  let refused: readonly Refused[] = []

  const add = async (files: readonly File[]) => {
    for (const file of files) {
      const failed = await keep(file)
      if (failed) refused = [...refused, failed]
    }
    await show()
  }
  const keep = async (file: File): Promise<Refused | null> => {
    const why = refusalOf(file, read().photos.length)
    const isPicture = file.type.startsWith('image/')
    if (why) {
      const mayShrink = isPicture && file.size > MOST_ATTACHMENT_BYTES
      return { file, why, mayShrink }
    }
    const photo = { id: crypto.randomUUID(), name: file.name, size: file.size, file_id: null }
    try {
      await keepPhoto(read().id, photo, file)
    } catch (failure) {
      const isFull = failure instanceof Error && failure.name === 'QuotaExceededError'
      return { file, why: isFull ? SAY.photoFull : SAY.photoFailed, mayShrink: isPicture && isFull }
    }
    await change({ photos: [...read().photos, photo] })
    return null
  }
  const shrink = async (one: Refused) => {
    const smaller = await smallerPicture(one.file)
    refused = refused.filter((other) => other !== one)
    if (smaller) await add([smaller])
    else {
      refused = [...refused, { ...one, why: SAY.photoUnread, mayShrink: false }]
      await show()
    }
  }
  const remove = async (photo: KeptPhoto) => {
    // remove the reference first: if interrupted, the orphan file stays hidden and is deleted with the declaration
    await change({ photos: read().photos.filter(({ id }) => id !== photo.id) })
    await removePhoto(read().id, photo)
    await show()
    part('ajouter', HTMLInputElement).focus()
  }

  const photoItem = async (photo: KeptPhoto) => {
    const file = await photoFile(read().id, photo)
    const picture =
      file?.type.startsWith('image/') &&
      element('img', { src: URL.createObjectURL(file), alt: '', className: 'offline-photo' })
    return element(
      'li',
      {},
      picture || element('span', { className: 'offline-photo' }),
      element('span', { className: 'name' }, photo.name),
      element('span', { className: 'small' }, megabytes(photo.size)),
      element(
        'button',
        {
          type: 'button',
          className: 'btn btn-quiet btn-s',
          ariaLabel: SAY.removePhotoOf(photo.name),
          onclick: () => void remove(photo),
        },
        SAY.removePhoto,
      ),
    )
  }
  const refusedItem = (one: Refused) =>
    element(
      'li',
      {},
      element('span', {}, one.why),
      one.mayShrink
        ? element(
            'button',
            {
              type: 'button',
              className: 'btn btn-quiet btn-s',
              ariaLabel: SAY.smallerOf(one.file.name),
              onclick: () => void shrink(one),
            },
            SAY.smaller,
          )
        : null,
    )
  const show = async () => {
    const { photos } = read()
    part('photos', HTMLUListElement).replaceChildren(...(await Promise.all(photos.map(photoItem))))
    part('refus', HTMLUListElement).replaceChildren(...refused.map(refusedItem))
    part('photos-nombre', HTMLElement).textContent = SAY.photosKept(photos.length, MOST_ATTACHMENTS)
  }

  for (const id of ['photographier', 'ajouter']) {
    const input = part(id, HTMLInputElement)
    input.addEventListener('change', () => {
      const files = [...(input.files ?? [])]
      input.value = ''
      refused = []
      void add(files)
    })
  }
  await show()
}
