import { Notice, Slot } from 'kit';

/** Crisis help beside words that speak of self-harm. Without the area that knows who helps, it names who knows. */
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
