import type { ElementOf } from '#core/element/contract.ts';
import { defineWidget } from '#core/element/define-widget.ts';
import { goingOn } from '#core/element/going-on.tsx';
import { partnerReportContract } from './partner-report.contract.ts';
import { partnerReportMessages } from './partner-report.messages.ts';
import { PartnerReport } from './partner-report.tsx';

export type DragomanPartnerReport = ElementOf<typeof partnerReportContract>;

declare global {
  interface HTMLElementTagNameMap {
    'dragoman-partner-report': DragomanPartnerReport;
  }
}

defineWidget(partnerReportContract, goingOn(PartnerReport), { messages: partnerReportMessages });
