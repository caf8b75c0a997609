import { Notice, Slot } from 'kit';

/** Crisis help beside a text about self-harm. Without an area that fills the slot, it links to findahelpline.com. */
export function Care() {
  return (
    <Slot
      name="crisisHelp"
      label="Crisis help"
      loading={<Notice title="You are not alone">Help is there now.</Notice>}
      empty={<WithoutLines />}
      failed={() => <WithoutLines />}
    />
  );
}

function WithoutLines() {
  return (
    <Notice title="You are not alone">
      Help is there now. People who help, wherever you are:{' '}
      <a href="https://findahelpline.com" target="_blank" rel="noreferrer">
        findahelpline.com
      </a>
    </Notice>
  );
}
