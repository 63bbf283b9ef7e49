-- CreateTable
CREATE TABLE "handed_in" (
    "user_id" UUID NOT NULL,
    "is_told" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "handed_in_pkey" PRIMARY KEY ("user_id")
);

-- CreateIndex
CREATE INDEX "handed_in_is_told_idx" ON "handed_in"("is_told");
