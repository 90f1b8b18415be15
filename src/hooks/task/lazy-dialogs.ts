/** The dialogs about a task. Most visitors open none, so that each is loaded when it first opens. */
import { lazy } from 'react';

const reviews = () => import('./review-dialogs.tsx');

export const StepDialog = lazy(async () => ({ default: (await import('./step-dialog.tsx')).StepDialog }));
export const ReviewDialog = lazy(async () => ({ default: (await reviews()).ReviewDialog }));
export const ReplyDialog = lazy(async () => ({ default: (await reviews()).ReplyDialog }));
export const UploadDialog = lazy(async () => ({
  default: (await import('./upload-dialog.tsx')).UploadDialog,
}));
